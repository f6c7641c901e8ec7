/** Preloaded by `--import`: an SQLite on which the setting named by WEAK_SETTING has no effect. */
import { DatabaseSync } from 'node:sqlite';

const exec = DatabaseSync.prototype.exec;
const line = new RegExp(`pragma ${process.env.WEAK_SETTING} = \\w+;`);

DatabaseSync.prototype.exec = function (sql) {
  exec.call(this, 'pragma synchronous = normal');
  exec.call(this, sql.replace(line, ''));
};
