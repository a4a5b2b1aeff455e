import { useState } from 'react'
import { type Language, languageName } from '../../shared/text/languages.ts'
import { table } from '../../shared/text/table.ts'
import { useConverted } from '../../shared/text/use-converted.ts'
import { useText } from '../../shared/text/use-text.ts'
import * as fieldStyles from '../../shared/ui/field.module.css'
import { Segmented } from '../../shared/ui/segmented.tsx'
import * as styles from './converter.module.css'

export const title = 'Text converter'

const text = table('gallery/parts/converter')

/** Lines as operators write them, in one language. */
const notices: readonly { language: Language; text: string }[] = [
  { language: 'zh-CN', text: '受八号台风信号影响，交割及账户资金到账顺延一个交易日，详情以短信通知为准。' },
  { language: 'zh-HK', text: '今日下午三時起暫停沽空指定股份，客戶可登入賬戶查閱孖展比率。' },
  { language: 'en-US', text: 'Payouts of Friday arrive on Monday.' },
]

const Notice = ({ notice }: { notice: (typeof notices)[number] }) => {
  const t = useText(text)
  const converted = useConverted(notice.text, notice.language)
  return (
    <div className={styles.converterCard}>
      <small>
        {t.written} · {languageName(notice.language)}
      </small>
      <p lang={notice.language}>{notice.text}</p>
      <small>{t.shown}</small>
      <p data-converted={notice.language}>{converted}</p>
    </div>
  )
}

const scripts = [
  { value: 'zh-CN', label: languageName('zh-CN') },
  { value: 'zh-HK', label: languageName('zh-HK') },
] as const

const Own = () => {
  const t = useText(text)
  const [own, setOwn] = useState('账户信息复核后，会以短信回复。')
  const [writtenIn, setWrittenIn] = useState<'zh-CN' | 'zh-HK'>('zh-CN')
  const converted = useConverted(own, writtenIn)
  return (
    <>
      <Segmented label={t.scripts} options={scripts} value={writtenIn} onChange={setWrittenIn} />
      <div className={fieldStyles.field}>
        <label className={fieldStyles.fieldLabel} htmlFor="converter-own">
          {t.yours}
        </label>
        <div className={fieldStyles.fieldBox}>
          <input id="converter-own" value={own} onChange={(event) => setOwn(event.target.value)} />
        </div>
      </div>
      <div className={styles.converterCard}>
        <small>{t.shown}</small>
        <output htmlFor="converter-own">{converted}</output>
      </div>
    </>
  )
}

export const Part = () => (
  <>
    {notices.map((notice) => (
      <Notice key={notice.language} notice={notice} />
    ))}
    <Own />
  </>
)
