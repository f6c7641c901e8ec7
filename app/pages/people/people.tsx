import { firm } from '#app/firm/view/firm.ts';
import { situations } from '#app/firm/view/situations.ts';
import { definePage } from '#app/router/define-page.ts';
import { RuntimeIcon } from '#app/ui/icon/icon.tsx';
import { onwardTo } from '../parts/copy.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import { BarLink } from './bar-link.tsx';
import { ConsultationDrawings } from './consultation-drawings.tsx';
import { people as copy } from './copy.ts';
import { personOnPage } from './person-data.ts';
import { Portrait } from './portrait.tsx';
import { type Profile, profile } from './profile.ts';
import { ProfileRows } from './profile-rows.tsx';

/** 변호사: the lawyers and roles that the firm has filled in, and drawings of a consultation. */
export const people = definePage({
  path: '/people',
  audience: 'everyone',
  links: [{ text: copy.label, menu: 'main' }],
  lastModified: () => firm.lawCheckedOn,
  page({ origin }) {
    const content = contentOf(origin);
    return {
      head: copy.head,
      body: <People content={content} />,
      searchable: content,
    };
  },
});

function contentOf(origin: string) {
  const { title, byName, lawyers, roles, links } = copy;
  const { crumbs, structuredData } = crumbsOf(origin, { path: '/people', title: copy.label });
  return {
    crumbs,
    title: lawyers.length > 0 ? byName : title,
    roles,
    links,
    intro: introduction(),
    lawyers: lawyers.map(profile),
    matters: matters(),
    onward: [onwardTo.areas, onwardTo.fees, onwardTo.request],
    structuredData: [structuredData, ...lawyers.map((lawyer) => personOnPage(origin, lawyer))],
  };
}

/** Situations with the names of the lawyers who take them. Empty for a single lawyer, who takes all. */
function matters() {
  if (copy.lawyers.length < 2) return [];
  return situations.flatMap(({ id, label }) => {
    const takers = copy.lawyers.filter((lawyer) => lawyer.situations?.includes(id));
    const [first] = takers;
    if (!first) return [];
    return [{ label, href: `#${first.id}`, names: takers.map(({ name }) => name).join(', ') }];
  });
}

function introduction(): string {
  if (copy.lawyers.length > 0) return copy.intros.lawyers;
  return copy.roles.length > 0 ? copy.intros.roles : copy.intros.nobody;
}

function People({ content }: { content: ReturnType<typeof contentOf> }) {
  const { lawyers, matters, roles, links } = content;
  // Kept out of `content`, so that the search does not index captions.
  const { consultation } = copy;
  return (
    <Subpage content={content} head={<Faces lawyers={lawyers} />}>
      {lawyers.length > 0 && (
        <Part
          id="lawyers"
          title={matters.length > 0 ? copy.matters : copy.label}
          notes={matters.length > 0 && <Matters matters={matters} />}
        >
          <ul className="lawyers">
            {lawyers.map((lawyer) => (
              <li key={lawyer.id} id={lawyer.id}>
                <Portrait profile={lawyer} />
                <div className="lawyer">
                  <h3>
                    <a className="title-link t4" href={`/people/${lawyer.id}`}>
                      {lawyer.name}
                    </a>
                    <span className="lawyer-role">{lawyer.role}</span>
                  </h3>
                  {lawyer.greeting && <p className="t3">{lawyer.greeting}</p>}
                  <ProfileRows profile={lawyer} />
                </div>
              </li>
            ))}
          </ul>
          <BarLink />
        </Part>
      )}
      {roles.length > 0 && (
        <Part id="roles" title={copy.rolesTitle}>
          <dl className="rows">
            {roles.map(({ role, work }) => (
              <div key={role} className="row">
                <dt className="t3">{role}</dt>
                <dd>{work}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Part id="consultation" title={consultation.title} notes={consultation.note}>
        <ConsultationDrawings copy={consultation} />
      </Part>
      {links.length > 0 && (
        <Part id="elsewhere" title={copy.elsewhere}>
          <ul className="link-rows">
            {links.map(({ name, href, icon }) => (
              <li key={href}>
                <a className="link-only" href={href} rel="noopener">
                  <span className="link-text">
                    <RuntimeIcon name={icon} className="mr-3" />
                    {name}
                  </span>
                  <span className="text-muted">{new URL(href).hostname}</span>
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </Subpage>
  );
}

/** Portraits in a row, on narrow screens. Each links to its lawyer further down. */
function Faces({ lawyers }: { lawyers: Profile[] }) {
  const shown = lawyers.filter(({ portrait }) => portrait);
  if (shown.length < 2) return null;
  return (
    <ul className="faces">
      {shown.slice(0, 4).map(({ id, name, role, portrait }) => (
        <li key={id}>
          <a href={`#${id}`}>
            {portrait && <img src={portrait.src} width={96} height={120} alt="" />}
            <span className="t3">{name}</span>
            <span className="face-role">{role.split(',')[0]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Situations of visitors, with the lawyers who take them. */
function Matters({ matters }: { matters: ReturnType<typeof contentOf>['matters'] }) {
  return (
    <ul className="matters">
      {matters.map(({ label, href, names }) => (
        <li key={label}>
          <a href={href}>
            <span>{label}</span>
            <span className="matter-names">{names}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
