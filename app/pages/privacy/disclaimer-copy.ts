import { firm } from '#app/firm/view/firm.ts';
import { firmTerms } from '../parts/copy.ts';
import type { PrivacyCopy } from './copy.ts';

const TITLE = '면책공고';

export const noEmailCollection = { id: 'no-email-collection', title: '이메일무단수집거부' };

/** 면책공고와 이메일무단수집거부: notices that a law firm's footer links to. */
export const disclaimerPage: Omit<PrivacyCopy, 'effective'> = {
  head: {
    title: `${TITLE} | ${firm.name}`,
    description: `${firm.name} 사이트의 글과 계산기를 이용하실 때 유의하실 점과 이메일 무단 수집 거부를 안내합니다.`,
  },
  title: TITLE,
  intro: '이 사이트의 글과 계산기를 이용하실 때 유의하실 점을 안내합니다.',
  sections: [
    {
      id: 'advice',
      title: '법률 자문이 아님',
      paragraphs: [
        '이 사이트의 글과 그림, 계산기는 일반적인 안내이며 법률 자문이 아닙니다. 내용을 읽으시거나 상담을 신청하시는 것만으로는 변호사와 의뢰인의 관계가 생기지 않습니다.',
        '개별 사안에 따라 결과가 다를 수 있습니다. 결정하시기 전에 변호사와 상담해 주세요.',
      ],
    },
    {
      id: 'law-date',
      title: '기준일',
      paragraphs: [
        '조문과 판례는 각 글에 적은 날짜에 확인했습니다. 확인한 뒤 법이 개정되었거나 새로운 판례가 나왔을 수 있습니다.',
        '아직 판례가 없거나 판례가 서로 다른 경우에는 그렇다고 적었습니다. 저희 해석이라고 적은 것은 법원의 판단이 아닙니다.',
      ],
    },
    {
      id: 'calculators',
      title: '계산의 한계',
      facts: ['12.27'],
      paragraphs: [
        '계산기는 입력하신 내용만으로 계산합니다. 기한이 시작되는 날은 사실관계에 따라 달라지고, 법원은 서류가 도착한 날을 기준으로 봅니다. 마지막 날보다 여유 있게 제출하시는 것이 좋습니다.',
      ],
    },
    {
      id: 'links',
      title: '다른 사이트',
      paragraphs: ['이 사이트에서 연결되는 다른 사이트의 내용은 그 사이트의 운영자가 책임집니다.'],
    },
    {
      ...noEmailCollection,
      paragraphs: [
        '이 사이트에 적힌 이메일 주소를 프로그램이나 그 밖의 기술로 무단 수집하는 것을 거부합니다. 수집한 주소로 광고를 보내시면 관계 법령에 따라 대응합니다.',
      ],
    },
    {
      id: 'advertising',
      title: '광고책임',
      rows: [{ term: firmTerms.advertisingLawyer, text: firm.advertisingLawyer }],
    },
  ],
};
