/** Path at which the site accepts the browser's reports, if it forwards them. */
export const TUNNEL = '/error-reports';
