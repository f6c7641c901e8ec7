(() => {
  const send = (...call) =>
    void fetch('https://d.clarity.ms/collect', {
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
      body: JSON.stringify({ tool: 'clarity', call, at: [location.href, document.referrer] }),
    });
  let consent = false;
  function take([name, first]) {
    const keys = Object.keys(first ?? {}).sort();
    // The real one silently ignores lower-case keys.
    if (name === 'consentv2') consent = `${keys}` === 'ad_Storage,analytics_Storage';
    const known = name === 'consentv2' || (name === 'event' && typeof first === 'string');
    if (!consent || !known) send('refused', name, first);
    else send(name, first);
  }
  const queued = globalThis.clarity.q;
  for (const words of queued) take([...words]);
  globalThis.clarity = (...words) => take(words);
  new Image().src = 'https://c.clarity.ms/c.gif';
})();
