(() => {
  const send = (...call) =>
    void fetch('https://bc.ad.daum.net/bc', {
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
      body: JSON.stringify({ tool: 'kakao', call, at: [location.href, document.referrer] }),
    });
  let viewed = false;
  const record = (name) => (tag) => {
    viewed ||= name === 'pageView';
    send(viewed ? name : 'refused', ...(tag === undefined ? [] : [tag]));
  };
  globalThis.kakaoPixel = (id) =>
    /^\d+$/.test(String(id)) && {
      pageView: record('pageView'),
      participation: record('participation'),
      completeRegistration: record('completeRegistration'),
    };
})();
