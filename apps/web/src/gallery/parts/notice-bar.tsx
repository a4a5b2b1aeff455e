import { useState } from 'react'
import { table } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import { Button } from '../../shared/ui/button.tsx'
import { clockIcon } from '../../shared/ui/later-icons.ts'
import { NoticeBar } from '../../shared/ui/notice-bar/notice-bar.tsx'

export const title = 'Notice bar'

const text = table({
  fits: ['申购今日 16:00 截止', '認購今日 16:00 截止', 'Applications close at 16:00 today'],
  long: [
    '受八号热带气旋警告信号影响，香港市场今日上午暂停交易，交收及资金到账顺延一个交易日，详情以港交所公布为准。',
    '受八號熱帶氣旋警告信號影響，香港市場今日上午暫停交易，交收及資金到賬順延一個交易日，詳情以港交所公布為準。',
    'With typhoon signal No. 8 hoisted, the Hong Kong market is closed this morning; settlement and payments move to the next trading day, as announced by HKEX.',
  ],
  linked: [
    '新股申购费用说明已更新，请于申购前阅读最新条款，特别留意融资利息的计算方法：',
    '新股認購費用說明已更新，請於認購前細閱最新條款，尤其留意孖展利息的計算方法：',
    'The fees for new shares have changed. Before applying, please read how interest on a margin application is worked out:',
  ],
  link: ['查看条款', '查看條款', 'read the terms'],
  change: ['换一则公告', '換一則公告', 'Change the text'],
})

export const Part = () => {
  const t = useText(text)
  const [closed, setClosed] = useState(false)
  const [long, setLong] = useState(false)
  return (
    <>
      <NoticeBar icon={clockIcon}>{t.fits}</NoticeBar>
      <NoticeBar>{t.long}</NoticeBar>
      <NoticeBar>
        {t.linked}
        <a href="#notice-bar">{t.link}</a>
      </NoticeBar>
      {!closed && <NoticeBar onClose={() => setClosed(true)}>{long ? t.long : t.fits}</NoticeBar>}
      <Button look="plain" onClick={() => setLong(!long)}>
        {t.change}
      </Button>
    </>
  )
}
