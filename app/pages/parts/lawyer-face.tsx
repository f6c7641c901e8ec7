import type { Picture } from '#app/firm/data/files/picture.ts';
import { pictures } from '#app/firm/data/pictures.data.ts';
import { firm } from '#app/firm/view/firm.ts';
import { firstCall } from '#app/firm/view/first-call.ts';

/** A lawyer as other pages name one: with a link to their page, and the portrait if there is one. */
export interface NamedLawyer {
  name: string;
  role: string;
  href: string;
  portrait: Picture | undefined;
}

type Lawyer = NonNullable<typeof firm.lawyers>[number];

/** The firm's lawyers, or those whom `takes` accepts. */
export function namedLawyers(takes: (lawyer: Lawyer) => boolean = () => true): NamedLawyer[] {
  return (firm.lawyers ?? []).filter(takes).map(({ id, name, role, portrait }) => ({
    name,
    role: role.split(',')[0] ?? role,
    href: `/people/${id}`,
    portrait: portrait === undefined ? undefined : pictures[portrait],
  }));
}

/** A lawyer's portrait and name, with a link to their page. Shows only the name of somebody who is not one of the firm's lawyers. */
export function LawyerName({ name }: { name: string }) {
  const [lawyer] = namedLawyers((one) => one.name === name);
  return lawyer ? <LawyerFace lawyer={lawyer} /> : name;
}

/** Portrait of the lawyer who calls first. Renders nothing if the staff calls or the lawyer has no portrait. */
export function CallerFace() {
  const [caller] = namedLawyers(({ id }) => id === firstCall.lawyer?.id);
  if (!caller?.portrait) return null;
  return <img className="caller-face" src={caller.portrait.src} width={56} height={70} alt="" />;
}

/** Lawyers in a row, each with face, name and role. */
export function LawyerFaces({ lawyers }: { lawyers: readonly NamedLawyer[] }) {
  return (
    <ul className="lawyer-faces">
      {lawyers.map((lawyer) => (
        <li key={lawyer.href}>
          <LawyerFace lawyer={lawyer} withRole />
        </li>
      ))}
    </ul>
  );
}

function LawyerFace({ lawyer, withRole }: { lawyer: NamedLawyer; withRole?: boolean }) {
  const { name, role, href, portrait } = lawyer;
  return (
    <a className="lawyer-face" href={href}>
      {portrait && <img src={portrait.src} width={40} height={50} alt="" loading="lazy" />}
      <span>
        {name}
        {withRole && <span className="lawyer-face-role"> {role}</span>}
      </span>
    </a>
  );
}
