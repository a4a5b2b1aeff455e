import type { Kind, NewActivity } from './request.ts'
import { inLanguages, pageTexts, type Row } from './texts.ts'

/** How many may join; a page alone has no limit. */
export const places: Readonly<Record<Kind, number | undefined>> = {
  voucher: 200,
  draw: 1_000,
  points: 300,
  page: undefined,
}

const section = (heading: Row, text: Row) => ({ heading: inLanguages(heading), text: inLanguages(text) })

/** The content of a new activity: the file of its campaign, which opened yesterday and is open for a month. */
export const campaignOf = ({ code, kind }: NewActivity): string => {
  const texts = pageTexts[kind]
  const title = inLanguages(texts.title)
  const lead = inLanguages(texts.lead)
  const join = inLanguages(texts.join)
  const stock = places[kind]
  const campaign = {
    schema: 1,
    activity: {
      code,
      title,
      lead,
      opens: { day: -1, time: '10:00' },
      closes: { day: 30, time: '23:59' },
      joinLevel: 'register',
      ...(stock !== undefined && { stock }),
    },
    page: {
      blocks: [
        { kind: 'hero', title, lead, art: `hero-${code}.svg` },
        {
          kind: 'steps',
          title: inLanguages(['怎样参加', '參加方法', 'How it works']),
          steps: [
            {
              title: inLanguages(['用手机号登录', '以手機號碼登入', 'Sign in by phone']),
              text: inLanguages([
                '登记级别即可，不需要证券账户。',
                '登記級別即可，毋須證券賬戶。',
                'Your phone sign-in is enough; no securities account is needed.',
              ]),
            },
            { title: join, text: inLanguages(texts.afterwards) },
          ],
        },
        { kind: 'rules', rules: [inLanguages(texts.gets)] },
        { kind: 'join', label: join },
        {
          kind: 'terms',
          sections: [
            section(
              ['推广期', '推廣期', 'Period'],
              ['推广期以本页所示香港时间为准。', '推廣期以本頁所示香港時間為準。', 'As shown here, Hong Kong time.'],
            ),
            section(
              ['参加资格', '參加資格', 'Who may take part'],
              [
                '年满十八岁并以手机号登录的人士。',
                '年滿十八歲並以手機號碼登入的人士。',
                'Anyone aged 18 or over who is signed in by phone number.',
              ],
            ),
          ],
        },
        {
          kind: 'risk',
          paragraphs: [
            inLanguages([
              '投资涉及风险，证券价格可升可跌，甚至变成毫无价值。',
              '投資涉及風險，證券價格可升可跌，甚至變成毫無價值。',
              'Investment involves risk. Prices of securities may go up or down and may become worthless.',
            ]),
            inLanguages([
              '本页不构成要约、招揽或投资建议。',
              '本頁不構成要約、招攬或投資建議。',
              'This is not an offer, solicitation or investment advice.',
            ]),
          ],
        },
      ],
    },
  }
  return `${JSON.stringify(campaign, null, 2)}\n`
}
