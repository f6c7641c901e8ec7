(() => {
  const send = (...call) =>
    void fetch('https://region1.google-analytics.com/g/collect', {
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
      body: JSON.stringify({ tool: 'google', call, at: [state.address, document.referrer] }),
    });
  const state = { address: '', consent: false, js: false, ids: [], leads: [] };
  const consentKeys = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
  function fault([command, first, data]) {
    if (command === 'consent') {
      if (first === 'default') state.consent = true;
      const whole = consentKeys.every((key) => /^(?:granted|denied)$/.test(data?.[key]));
      return state.consent && whole ? undefined : 'consent without its default or its keys';
    }
    if (!state.consent) return 'a command before the consent';
    if (command === 'js') {
      state.js = true;
      return first instanceof Date ? undefined : 'js without a time';
    }
    if (!state.js) return 'a command before js';
    // Sends the page's URL, like the real one.
    if (command === 'set') {
      state.address = first.page_location;
      return undefined;
    }
    if (command === 'config') {
      state.ids.push(first);
      return /^(?:G|AW)-\w+$/.test(first) ? undefined : 'config without an id';
    }
    if (command !== 'event') return 'an unknown command';
    if (!state.ids.includes(data?.send_to?.split('/')[0]))
      return 'an event without a known recipient';
    if (first === 'conversion') {
      if (!/^AW-\d+\/[\w-]+$/.test(data.send_to)) return 'a conversion without its label';
      const { transaction_id: id } = data;
      if (id !== undefined && state.leads.includes(id)) return 'a conversion reported twice';
      state.leads.push(id ?? {});
      new Image().src = 'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/';
      void fetch('https://www.google.com/ccm/collect', { mode: 'no-cors' });
    }
    if ('value' in data && (typeof data.value !== 'number' || data.currency !== 'KRW')) {
      return 'a value without its currency';
    }
    return undefined;
  }
  function take(entry) {
    const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
    const words = isCommand ? [...entry] : [];
    const refusal = isCommand ? fault(words) : 'no command';
    if (refusal) send('refused', refusal, words);
    else send(...words);
  }
  const layer = globalThis.dataLayer;
  for (const entry of layer) take(entry);
  layer.push = (...entries) => {
    for (const entry of entries) take(entry);
    return 0;
  };
})();
