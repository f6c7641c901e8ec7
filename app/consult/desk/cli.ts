import { runCommand } from './cli/run-command.ts';

// The reader closed the pipe, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});
await runCommand(process.argv.slice(2));
