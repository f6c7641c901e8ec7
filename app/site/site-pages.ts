/** What the router needs of the site, loaded with it. */
export { middleware, routes, serverAddresses } from './routes.ts';
export { shell } from './shell.tsx';
