import { Art } from '../shared/art/art.tsx'
import { table } from '../shared/text/table.ts'
import { useText } from '../shared/text/use-text.ts'
import { TopBar } from '../shared/top-bar/top-bar.tsx'
import * as styles from './dead-ends.module.css'

const text = table({
  missing: ['找不到这个页面', '找不到這個頁面', 'We cannot find this page'],
  missingLead: [
    '链接可能已失效，或地址有误。',
    '連結可能已失效，或網址有誤。',
    'The link may have expired or the address may be wrong.',
  ],
  home: ['回到首页', '回到首頁', 'Home page'],
})

/** R4: shown for an address that matches no route. The bar has the back button. */
export const Missing = () => {
  const t = useText(text)
  return (
    <>
      <TopBar isShared={false} />
      <main className={`page ${styles.deadEnd}`}>
        <div className={styles.deadEndArt}>
          <Art scene="states/nothing-found" />
        </div>
        <h1 tabIndex={-1}>{t.missing}</h1>
        <p className="lead">{t.missingLead}</p>
        <a className="button" href="#/">
          {t.home}
        </a>
      </main>
    </>
  )
}
