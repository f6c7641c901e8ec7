import { errors } from './copy.ts';

/** Pages in one small text (server/plain-page.ts): where the site cannot show its own, and from a proxy in its place. */
export const plainPages = {
  /** In place of the form, after many that were refused. */
  refused: {
    title: '이 신청은 접수되지 않았습니다',
    text: '짧은 동안 여러 번 보내셨습니다. 뒤로 가시면 작성하신 내용이 그대로 있습니다. 10분쯤 뒤에 다시 보내 주시거나 전화로 말씀해 주세요.',
  },
  /** While the database cannot be opened: to whoever opens a page. */
  waiting: {
    title: '지금은 사이트를 열 수 없습니다',
    text: '잠시 뒤 다시 열어 주시거나 전화로 말씀해 주세요.',
  },
  /** While the database cannot be opened: to whoever sends the form. */
  notReceived: {
    title: '이 신청은 접수되지 않았습니다',
    text: '뒤로 가시면 작성하신 내용이 그대로 있습니다. 잠시 뒤 다시 보내 주시거나 전화로 말씀해 주세요.',
  },
  /** Under a name that is not the site's; a link to its own follows. */
  otherHost: {
    title: '이 주소로는 사이트를 열 수 없습니다',
    text: '아래 주소로 열어 주시거나 전화로 말씀해 주세요.',
  },
  400: {
    title: '요청을 읽지 못했습니다',
    text: '주소가 너무 길거나 브라우저에 쿠키가 많이 쌓이면 이렇게 됩니다. 주소에서 물음표(?)부터 뒤를 지우거나, 브라우저 설정에서 이 사이트의 쿠키를 지우고 다시 열어 주세요. 전화로 말씀하셔도 됩니다.',
  },
  413: errors[413] ?? errors.other,
  502: {
    title: '지금은 사이트를 열 수 없습니다',
    text: '잠시 뒤 다시 열어 주시거나 전화로 말씀해 주세요. 상담 신청을 보내시던 중이었다면 접수되었는지 확인하지 못했습니다. 뒤로 가서 다시 보내 주세요. 두 번 접수되지는 않습니다.',
  },
};
