import type { ReactNode } from 'react';
import type { ColorMode } from '#app/browser/color-mode.ts';
import { forcedColorMode } from '#app/browser/forced-color-mode.ts';
import { firm } from '#app/firm/view/firm.ts';
import { guidesPage } from '#app/pages/guides/copy.ts';
import { Head, type PageFlags, type PageHead } from '#app/router/head.tsx';
import { BrowserNotices } from '#app/site/browser-notices.tsx';
import { noticeKey } from '#app/site/layout/notice-key.ts';
import { isAlone } from '#app/tracking/address.ts';
import { ConsentBar } from '#app/tracking/consent-bar.tsx';
import { CONSENT_VERSION } from '#app/tracking/copy.ts';
import { type TrackingMeta, type TrackingTools, toolNames } from '#app/tracking/tools.ts';
import sans from '#fonts/sans.woff2?url';
import serif from '#fonts/serif.woff2?url';
import firstScript from './first-script.ts?inline-script';

/** Addresses of the files that a page loads at once. */
export interface Assets {
  script: string;
  styles: string[];
  /** The style sheet of pages with `furtherStyles`. */
  furtherStyles: string;
  /** All scripts of each island, by its name. */
  islands: Readonly<Record<string, readonly string[]>>;
}

/** Settings for error reports from the browser, which report-error.ts reads. */
export interface ErrorReports {
  dsn: string;
  environment: string;
  /** Path of the site that forwards the reports. */
  tunnel: string | undefined;
}

interface DocumentProps {
  assets: Assets;
  head: PageHead;
  flags: PageFlags;
  verification: { naver?: string | undefined; google?: string | undefined };
  /** The public host that the browser may ask for icons (IC-4). */
  iconFallback: string | null;
  /** Tools that track visits if the visitor consents. */
  tracking: TrackingTools;
  errorReports: ErrorReports | null;
  /** False: every link loads a document. */
  clientNavigation: boolean;
  children: ReactNode;
}

/** The HTML document that all pages share. */
export function Document(props: DocumentProps) {
  const { assets, head, flags, verification, iconFallback, errorReports, children } = props;
  const styles = flags.furtherStyles ? [...assets.styles, assets.furtherStyles] : assets.styles;
  const { tracking: tools } = props;
  const alone = isAlone(new URL(head.canonical).pathname);
  // Recording needs consent even if no tool is set (conformance SE-2).
  const recording = errorReports !== null;
  const asks = !alone && (recording || toolNames(tools).length > 0);
  return (
    <html
      lang="ko"
      data-color-mode-forced={forcedColorMode(flags.colorMode) ?? undefined}
      data-tracking={asks ? '' : undefined}
      data-navigation={props.clientNavigation ? undefined : 'documents'}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script
          data-entry={assets.script}
          data-notice={noticeKey ?? undefined}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the policy's hash is that of these very bytes
          dangerouslySetInnerHTML={{ __html: firstScript }}
        />
        <link rel="preload" as="font" type="font/woff2" href={serif} crossOrigin="" />
        <link rel="preload" as="font" type="font/woff2" href={sans} crossOrigin="" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <meta name="color-scheme" content="light dark" />
        {themeColors.map(([mode, color]) => (
          <meta
            key={mode}
            name="theme-color"
            content={color}
            media={`(prefers-color-scheme: ${mode})`}
            data-mode={mode}
          />
        ))}
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link
          rel="alternate"
          type="application/rss+xml"
          title={guidesPage.feed.name}
          href="/rss.xml"
        />
        <Head head={head} page={flags} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={firm.name} />
        <meta property="og:locale" content="ko_KR" />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
        {verification.naver && <meta name="naver-site-verification" content={verification.naver} />}
        {verification.google && (
          <meta name="google-site-verification" content={verification.google} />
        )}
        {errorReports && (
          <meta
            name="error-reports"
            data-dsn={errorReports.dsn}
            data-environment={errorReports.environment}
            data-tunnel={errorReports.tunnel}
          />
        )}
        {iconFallback && <meta name="icon-fallback" content={iconFallback} />}
        {asks && <meta name="tracking" content={trackingMeta(tools, recording)} />}
      </head>
      <body>
        {asks && <ConsentBar tools={tools} recording={recording} />}
        <div id="page">{children}</div>
        <BrowserNotices />
        {/* Outside of the page, so that screen readers announce it as a change (RT-19). */}
        <div id="announcer" className="sr-only" aria-live="polite" aria-atomic="true" />
      </body>
    </html>
  );
}

/** The consent version changes with the tools and recording, so that adding one requires new consent. */
function trackingMeta(tools: TrackingTools, recording: boolean): string {
  const names = [...toolNames(tools).toSorted(), ...(recording ? ['recording'] : [])];
  const version = [CONSENT_VERSION, ...names].join(' ');
  return JSON.stringify({ version, tools, recording } satisfies TrackingMeta);
}

/** Colours of the browser's own frame, of which the colour mode store enables one. */
const themeColors: [ColorMode, string][] = [
  ['light', '#ffffff'],
  ['dark', '#030712'],
];
