import type { ExpressionBuilder, SqlBool } from 'kysely';
import { emailIdentity } from './fields/email.ts';
import { nameIdentity } from './fields/name.ts';
import type { Status } from './states.ts';
import type { Tables } from './storage/tables.ts';
import type { ConsultationContent } from './stored.ts';

/** A filter for requests; all given conditions must match. */
export interface Selection {
  references?: readonly string[] | undefined;
  status?: Status | undefined;
  /** A key of `stages`. */
  stage?: string | undefined;
  /** A key of `areas`. */
  area?: string | undefined;
  /** Received at this instant or later. */
  from?: string | undefined;
  /** Received before this instant. */
  before?: string | undefined;
  /** Requests of one person. The rows are sealed, so the caller opens each row and asks `isOf`. */
  whom?: Whom | undefined;
  /** Requests with a stuck delivery. */
  stuck?: boolean | undefined;
}

/** The person to find. Everything that is given must match. */
export interface Whom {
  /** Number in the format of `parsePhone`. */
  phone?: string | undefined;
  /** The last digits of the number, or of one that it replaced. */
  phoneEnd?: string | undefined;
  email?: string | undefined;
  /** A part of a name; spaces and letter case do not matter. */
  name?: string | undefined;
}

/** Whether a request comes from this person. */
export function isOf(
  request: Pick<ConsultationContent, 'name' | 'phone' | 'email' | 'formerPhones'>,
  { phone, phoneEnd, email, name }: Whom,
): boolean {
  if (phone !== undefined && request.phone !== phone) return false;
  const numbers = [request, ...(request.formerPhones ?? [])];
  if (phoneEnd !== undefined && !numbers.some((one) => one.phone.endsWith(phoneEnd))) return false;
  if (email !== undefined && emailIdentity(request.email ?? '') !== emailIdentity(email)) {
    return false;
  }
  return name === undefined || nameIdentity(request.name).includes(nameIdentity(name));
}

/** The `where` condition of a selection. */
export function selected(selection: Selection) {
  return (where: ExpressionBuilder<Tables, 'consultation'>) => {
    const { references, status, stage, area, from, before, stuck } = selection;
    const conditions = [
      references && where('reference', 'in', references),
      status && where('status', '=', status),
      stage && where('stage', '=', stage),
      area && where('area', '=', area),
      from && where('received_at', '>=', from),
      before && where('received_at', '<', before),
      stuck &&
        where.exists(
          where
            .selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.consultation_id', '=', 'consultation.id')
            .where('outbox.delivered_at', 'is', null)
            .where('outbox.stuck_at', 'is not', null),
        ),
    ];
    return where.and(conditions.filter((one) => typeof one === 'object')) satisfies {
      expressionType: SqlBool | undefined;
    };
  };
}
