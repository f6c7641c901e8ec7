import type { ReactNode } from 'react';
import { definePage } from '#app/router/define-page.ts';
import { type Example, loadExamples, widgetNames } from './examples.ts';

export const gallery = definePage({
  path: '/gallery',
  audience: 'everyone',
  furtherStyles: true,
  lastModified: null,
  page: () => ({
    head: { title: 'gallery', noindex: true },
    body: (
      <Frame>
        <p className="gallery-text">
          Every widget of <code>app/ui/</code>. Each page shows the examples of one widget and the
          code that makes them. The colour mode is in the header.
        </p>
      </Frame>
    ),
  }),
});

/** The page of one widget: each example, running, with its source. */
export const widget = definePage({
  path: '/gallery/:widget',
  audience: 'everyone',
  furtherStyles: true,
  paths: () => widgetNames.map((name) => `/gallery/${name}`),
  lastModified: null,
  async page({ params: { widget: name = '' } }) {
    const examples = await loadExamples(name);
    return {
      head: { title: `gallery ${name}`, noindex: true },
      body: (
        <Frame current={name}>
          {examples.map((example) => (
            <Specimen key={example.name} example={example} />
          ))}
        </Frame>
      ),
    };
  },
});

function Frame({ current = '', children }: { current?: string; children: ReactNode }) {
  return (
    <div className="gallery">
      <nav className="gallery-list" aria-label="Widgets">
        <ul>
          {['', ...widgetNames].map((name) => (
            <li key={name}>
              <a
                href={name ? `/gallery/${name}` : '/gallery'}
                aria-current={name === current ? 'page' : undefined}
              >
                {name || 'gallery'}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="gallery-body">
        <h1>{current || 'gallery'}</h1>
        {children}
      </div>
    </div>
  );
}

function Specimen({ example: { name, text, source, Component } }: { example: Example }) {
  const id = `example-${name}`;
  return (
    <section className="specimen" aria-labelledby={id}>
      <h2 id={id}>{name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')}</h2>
      <p className="gallery-text">{text}</p>
      <div className="specimen-stage" data-example={name}>
        <Component />
      </div>
      <details>
        <summary>Source</summary>
        {/* Focusable, since a long line is reached by scrolling it. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs the keyboard */}
        <pre tabIndex={0}>
          <code>{source}</code>
        </pre>
      </details>
    </section>
  );
}
