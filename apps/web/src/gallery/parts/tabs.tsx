import { useState } from 'react'
import { table } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import { Tabs } from '../../shared/ui/tabs/tabs.tsx'

export const title = 'Tabs'

const text = table({
  rewards: ['我的奖励', '我的獎賞', 'My rewards'],
  available: ['可用', '可用', 'Available'],
  used: ['已使用', '已使用', 'Used'],
  expired: ['已过期', '已過期', 'Expired'],
  topics: ['主题', '主題', 'Topics'],
  market: ['市场观察', '市場觀察', 'Market watch'],
  bonds: ['绿色债券', '綠色債券', 'Green bonds'],
  etf: ['虚拟资产 ETF', '虛擬資產 ETF', 'Virtual asset ETFs'],
  shares: ['新股认购', '新股認購', 'New shares'],
  wealth: ['跨境理财', '跨境理財', 'Wealth Connect'],
  margin: ['融资融券', '孖展融資', 'Margin financing'],
  shown: ['这里是“{name}”的内容。', '這裏是「{name}」的內容。', 'This is what {name} shows.'],
})
const few = ['available', 'used', 'expired'] as const
const many = ['market', 'bonds', 'etf', 'shares', 'wealth', 'margin'] as const

export const Part = () => {
  const t = useText(text)
  const [reward, setReward] = useState<(typeof few)[number]>('available')
  const [topic, setTopic] = useState<(typeof many)[number]>('shares')
  return (
    <>
      <h3>A few</h3>
      <Tabs
        label={t.rewards}
        tabs={few.map((value) => ({ value, label: t[value] }))}
        value={reward}
        onChange={setReward}
      >
        <p>{t.shown.replace('{name}', t[reward])}</p>
      </Tabs>
      <h3>Many, opened in the middle</h3>
      <Tabs label={t.topics} tabs={many.map((value) => ({ value, label: t[value] }))} value={topic} onChange={setTopic}>
        <p>{t.shown.replace('{name}', t[topic])}</p>
      </Tabs>
    </>
  )
}
