import type { ExpressionBuilder, SqlBool } from 'kysely';
import { emailIdentity } from './fields/email.ts';
import { nameIdentity } from './fields/name.ts';
import type { Status } from './states.ts';
import type { Keyring } from './storage/seal.server.ts';
import type { Tables } from './storage/tables.ts';

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
  /** As `parsePhone` gives it. */
  phone?: string | undefined;
  email?: string | undefined;
  /** As the visitor wrote it, but for spaces and letter case; older rows need `indexNames` first. */
  name?: string | undefined;
  /** With a delivery that is stuck. */
  stuck?: boolean | undefined;
}

/** The `where` condition of a selection. */
export function selected(selection: Selection, keyring: Keyring) {
  return (where: ExpressionBuilder<Tables, 'consultation'>) => {
    const { references, status, stage, area, from, before, phone, email, name, stuck } = selection;
    // Rows that are not resealed yet are indexed under older keys.
    const indexes = (purpose: 'phone' | 'email' | 'name', value: string) =>
      keyring.ids.map((id) => keyring.index(purpose, value, id));
    const conditions = [
      references && where('reference', 'in', references),
      status && where('status', '=', status),
      stage && where('stage', '=', stage),
      area && where('area', '=', area),
      from && where('received_at', '>=', from),
      before && where('received_at', '<', before),
      phone && where('phone_index', 'in', indexes('phone', phone)),
      email && where('email_index', 'in', indexes('email', emailIdentity(email))),
      name && where('name_index', 'in', indexes('name', nameIdentity(name))),
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
