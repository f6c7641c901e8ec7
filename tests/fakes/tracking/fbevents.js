(() => {
  const send = (...call) =>
    void fetch('https://www.facebook.com/tr/', {
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
      body: JSON.stringify({ tool: 'meta', call, at: [location.href, document.referrer] }),
    });
  const fbq = globalThis.fbq;
  let manual = false;
  let known = false;
  fbq.callMethod = (...words) => {
    if (words[0] === 'set') manual = words[1] === 'autoConfig' && words[2] === false;
    if (words[0] === 'init') known = manual && fbq.disablePushState === true;
    send(...(words[0] === 'set' || known ? words : ['refused', ...words]));
  };
  for (const words of fbq.queue) fbq.callMethod(...words);
})();
