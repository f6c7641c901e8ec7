/** Where the site takes the browser's reports, if it passes them on. */
export const TUNNEL = '/error-reports';
