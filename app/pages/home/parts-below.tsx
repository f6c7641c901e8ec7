import { Island } from '#app/browser/island.tsx';
import { island as consultForm } from '#app/consult/intake/form/consult-form.island.ts';
import type { ConsultFormProps } from '#app/consult/intake/form/consult-form.tsx';
import { firm } from '#app/firm/view/firm.ts';
import { firstCall } from '#app/firm/view/first-call.ts';
import { Accordion } from '#app/ui/accordion/accordion.tsx';
import ArrowIcon from '~icons/lucide/arrow-right';
import { Answer } from '../parts/answers.tsx';
import type { HomeCopy } from './copy.ts';
import { HomePart, ToPage } from './part.tsx';
import { CallFrom } from './people-first.tsx';
import { PriceRows } from './price-rows.tsx';
import { shortPrice } from './short-price.ts';

/** 비용: the prices. Includes the first price if the page shows no people. */
export function Prices({
  copy,
  call,
}: {
  copy: HomeCopy['prices'];
  call: HomeCopy['call'] | null;
}) {
  const rows = copy.rows.map((price) => ({
    what: price.work,
    note: price.note,
    price: shortPrice(price),
  }));
  return (
    <HomePart copy={copy}>
      <PriceRows rows={[...(call?.prices ?? []), ...rows]} pairs />
      {rows.length > 0 && <p className="mt-3.5 text-muted">{copy.note}</p>}
      <ToPage {...copy.more} />
    </HomePart>
  );
}

/** 혼자서도 하실 수 있게: the tools. */
export function Tools({ copy }: { copy: HomeCopy['tools'] }) {
  const { items, calculators, amendments } = copy;
  return (
    <HomePart copy={copy}>
      <ul className="tool-grid">
        {items.map((tool) => (
          <Tool key={tool.href} {...tool} />
        ))}
        <li className="tool-many">
          <b>{calculators.name}</b>
          <span className="tool-links">
            {calculators.items.map(({ id, text, href }) => (
              <span key={id} id={id}>
                <a className="tool-link" href={href}>
                  {text}
                </a>
              </span>
            ))}
          </span>
        </li>
        <Tool {...amendments} id="changes-2024" />
      </ul>
    </HomePart>
  );
}

interface ToolProps {
  name: string;
  text: string;
  href: string;
  id?: string;
}

function Tool({ name, text, href, id }: ToolProps) {
  return (
    <li id={id}>
      <a href={href}>
        <b>{name}</b>
        <span className="tool-text">{text}</span>
      </a>
    </li>
  );
}

interface ReadingProps {
  guides: HomeCopy['guides'];
  questions: HomeCopy['questions'];
}

/** 상속 안내 and 자주 묻는 질문, side by side where there is room. */
export function Reading({ guides, questions }: ReadingProps) {
  return (
    <div className="chapter home-part" data-later="">
      <div className="chapter-body home-pair">
        <section id={guides.id} aria-labelledby="guides-title">
          <h2 className="home-title home-rule t4" id="guides-title">
            {guides.title}
          </h2>
          <ul className="guide-rows">
            {guides.items.map(({ slug, title }) => (
              <li key={slug}>
                <a className="guide-row" href={`/guides/${slug}`}>
                  <span className="row-words">{title}</span>
                  <ArrowIcon />
                </a>
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap gap-x-8">
            <ToPage {...guides.more} />
            <span id="procedure">
              <ToPage {...guides.procedure} />
            </span>
          </p>
        </section>
        <section className="questions" id={questions.id} aria-labelledby="questions-title">
          <h2 className="home-title home-rule t4" id="questions-title">
            {questions.title}
          </h2>
          <Accordion
            exclusive
            headingLevel={3}
            items={questions.items.map(({ question, answer, source, checkedOn }) => ({
              title: question,
              content: <Answer answer={answer} source={source} checkedOn={checkedOn} />,
            }))}
          />
          <ToPage {...questions.more} />
        </section>
      </div>
    </div>
  );
}

interface RequestProps {
  copy: HomeCopy['consult'];
  call: HomeCopy['call'];
  /** 오늘 오후 6시까지. */
  when: string;
  form: ConsultFormProps;
}

/** 상담 신청: when the firm calls, and the form. */
export function Request({ copy, call, when, form }: RequestProps) {
  const { terms } = copy;
  const { consultation } = firstCall;
  const rows = [
    { term: terms.when, text: when },
    { term: terms.who, text: firstCall.who },
    { term: terms.from, text: firm.phone, note: call.answer },
    ...(consultation.price
      ? [{ term: consultation.what, text: consultation.price }]
      : [{ term: terms.price, text: consultation.what }]),
  ];
  const margin = (
    <dl className="request-facts">
      {rows.map(({ term, text, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <b className="t3">{text}</b>
            {note && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <HomePart copy={copy} margin={margin} last>
      <p className="request-lead">
        <b>{when}</b> <CallFrom call={call} /> {call.answer}
      </p>
      <Island of={consultForm} props={{ ...form, short: true }} />
    </HomePart>
  );
}
