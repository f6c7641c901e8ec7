(() => {
  const send = (...call) =>
    void fetch('https://wcs.naver.com/b', {
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
      body: JSON.stringify({ tool: 'naver', call, at: [location.href, document.referrer] }),
    });
  let inflow = false;
  let viewed = false;
  const page = globalThis;
  const types =
    /^(?:lead|schedule|sign_up|subscribe|view_content|inquiry|call|custom0(?:0[1-9]|10))$/;
  page.wcs = {
    inflow(domain) {
      inflow = domain === location.hostname.replace(/^www\./, '') && /./.test(page.wcs_add?.wa);
      send(inflow ? 'inflow' : 'refused', domain);
    },
    trans(data) {
      send(viewed && types.test(data?.type) ? 'trans' : 'refused', data);
    },
    cnv: () => send('refused', 'cnv'),
  };
  page.wcs_do = () => {
    viewed = inflow;
    send(inflow ? 'wcs_do' : 'refused', page.wcs_add?.wa);
  };
})();
