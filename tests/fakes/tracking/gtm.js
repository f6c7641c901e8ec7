(() => {
  const send = (...call) =>
    void fetch('https://www.google-analytics.com/g/collect', {
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
      body: JSON.stringify({ tool: 'gtm', call, at: [location.href, document.referrer] }),
    });
  let consent = false;
  let started = false;
  function take(entry) {
    if (Object.prototype.toString.call(entry) === '[object Arguments]') {
      consent ||= entry[1] === 'default';
      send(...entry);
      return;
    }
    if (entry.event === 'gtm.js') started = typeof entry['gtm.start'] === 'number';
    if (!consent || !started) send('refused', 'an event before consent and start');
    else send(entry);
  }
  const layer = globalThis.dataLayer;
  for (const entry of layer) take(entry);
  layer.push = (...entries) => {
    for (const entry of entries) take(entry);
    return 0;
  };
})();
