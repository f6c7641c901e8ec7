/** A company whose servers are known by their names. */
export interface Company {
  name: string;
  /** Its domains. */
  hosts: readonly string[];
  /** What a firm may call it, where it does not say by which hosts. */
  called: RegExp;
  /** Where the data goes abroad: the country, and who answers for it there. */
  abroad?: { country: string; contact: string };
}

/** Only what is certain: of any other host the firm says whose it is. */
const companies: Company[] = [
  {
    name: 'Google LLC',
    hosts: ['gmail.com'],
    called: /google|구글/i,
    abroad: { country: '미국', contact: 'https://policies.google.com/privacy' },
  },
  {
    name: 'Slack Technologies, LLC',
    hosts: ['hooks.slack.com'],
    called: /slack|슬랙/i,
    abroad: { country: '미국', contact: 'https://slack.com/trust/privacy/privacy-policy' },
  },
  {
    name: 'Discord Inc.',
    hosts: ['discord.com', 'discordapp.com'],
    called: /discord|디스코드/i,
    abroad: { country: '미국', contact: 'https://discord.com/privacy' },
  },
  {
    name: '네이버 주식회사',
    hosts: ['naver.com'],
    called: /^(?!.*(?:클라우드|cloud)).*(?:네이버|naver)/i,
  },
  {
    name: '네이버클라우드 주식회사',
    hosts: ['worksmobile.com'],
    called: /(?:네이버|naver) ?(?:클라우드|cloud)/i,
  },
  { name: '솔라피(주)', hosts: ['solapi.com'], called: /solapi|솔라피/i },
];

/** Whose a host is, where that is known. */
export function companyOf(host: string): Company | undefined {
  return companies.find(({ hosts }) => hosts.some((domain) => isWithin(host, domain)));
}

/** Whether a host is this domain or lies in it. */
export function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
