import type { PageProps } from '#app/router/page-route.ts';
import { type Example, loadExamples, widgetNames } from './examples.ts';
import styles from './gallery.css?url';

/** The page of one widget: each example, running, with its source. */
export async function widgetPage(widget: string) {
  const examples = await loadExamples(widget);
  return {
    Page(_: PageProps<unknown>) {
      return (
        <Frame current={widget}>
          {examples.map((example) => (
            <Specimen key={example.name} example={example} />
          ))}
        </Frame>
      );
    },
  };
}

export function Page(_: PageProps<unknown>) {
  return (
    <Frame>
      <p className="gallery-text">
        Every widget of <code>app/ui/</code>. Each page shows the examples of one widget and the
        code that makes them. The colour mode is in the header.
      </p>
    </Frame>
  );
}

function Frame({ current, children }: { current?: string; children: React.ReactNode }) {
  return (
    <div className="gallery">
      <link rel="stylesheet" href={styles} precedence="default" />
      <nav className="gallery-list" aria-label="Widgets">
        <ul>
          {['', ...widgetNames].map((name) => (
            <li key={name}>
              <a
                href={name ? `/gallery/${name}` : '/gallery'}
                aria-current={name === (current ?? '') ? 'page' : undefined}
              >
                {name || 'gallery'}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="gallery-body">
        <h1>{current ?? 'gallery'}</h1>
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
