/**
 * Loaded before a process by `--import`: a disk, or an SQLite, on which the setting named by WEAK_SETTING
 * does not take.
 */
import { DatabaseSync } from 'node:sqlite';

const exec = DatabaseSync.prototype.exec;
const line = new RegExp(`pragma ${process.env.WEAK_SETTING} = \\w+;`);

DatabaseSync.prototype.exec = function (sql) {
  exec.call(this, 'pragma synchronous = normal');
  exec.call(this, sql.replace(line, ''));
};
