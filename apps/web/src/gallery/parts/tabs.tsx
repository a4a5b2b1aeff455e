import { useState } from 'react'
import { table } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import { Tabs } from '../../shared/ui/tabs/tabs.tsx'

export const title = 'Tabs'

const text = table('gallery/parts/tabs')
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
