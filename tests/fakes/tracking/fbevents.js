(() => {
  const send = (...call) =>
    void fetch('https://www.facebook.com/tr/', {
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
      body: JSON.stringify({ tool: 'meta', call, at: [location.href, document.referrer] }),
    });
  const { fbq } = globalThis;
  fbq.callMethod = send;
  for (const words of fbq.queue) send(...words);
  if (fbq.disablePushState) return;
  // Like the real one: to it, every change of the address is a page view.
  for (const name of ['pushState', 'replaceState']) {
    const change = history[name].bind(history);
    history[name] = (...words) => {
      change(...words);
      send('track', 'PageView');
    };
  }
})();
