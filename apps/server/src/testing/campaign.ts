/** A text in the two languages that an author has to write. */
export const written = (simplified: string, english: string) => ({ 'zh-CN': simplified, 'en-US': english })

const terms = {
  kind: 'terms',
  sections: [{ heading: written('资格', 'Who'), text: written('人人可参加。', 'Anyone.') }],
}
const risk = { kind: 'risk', paragraphs: [written('投资涉及风险。', 'Investment involves risk.')] }

/** The smallest campaign that can be published, to be changed before it becomes a file. */
export const smallCampaign = () => ({
  schema: 1 as unknown,
  activity: {
    number: 900,
    code: 'spring-talk',
    route: '/activityTemplate?code=spring-talk',
    title: written('春季讲座', 'Spring talk'),
    lead: written('一小时了解账户安全。', 'An hour on the safety of your account.'),
    opens: '2026-01-05T09:00+08:00',
    closes: '2026-02-05T18:00+08:00',
    joinLevel: 'register',
  } as Record<string, unknown>,
  page: { blocks: [terms, risk] as unknown[], stages: [] as unknown[] } as Record<string, unknown>,
})

/** A campaign with three stages, on the second template. */
export const stagedCampaign = () => {
  const campaign = smallCampaign()
  campaign.activity.route = '/activitySecondTemplate?code=spring-talk'
  campaign.page.stages = ['one', 'two', 'three'].map((id, i) => ({
    id,
    title: written('阶段', 'Stage'),
    text: written('请阅读。', 'Please read.'),
    action: written('完成', 'Done'),
    opens: `2026-01-0${5 + i}T09:00+08:00`,
    closes: '2026-02-05T18:00+08:00',
  }))
  return campaign
}
