const watch = `const end = () => process.ppid !== ${process.pid} && process.exit(1);
end();
setInterval(end, 200).unref();`;

/** Options of Node for a program of any release: it ends soon after this process, however this one was ended. */
export const endsWithThis = ['--import', `data:text/javascript,${encodeURIComponent(watch)}`];
