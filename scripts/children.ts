const watch = `const end = () => process.ppid !== ${process.pid} && process.exit(1);
end();
setInterval(end, 200).unref();`;

/** Node options that end a child process of any release soon after this process, however this one ended. */
export const endsWithThis = ['--import', `data:text/javascript,${encodeURIComponent(watch)}`];
