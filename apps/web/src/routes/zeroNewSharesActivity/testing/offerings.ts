import type { Offering } from '@foyer/api/offerings'
import { newShare } from '../../../shared/offerings/testing/replies.ts'

/** One offering in each phase, as in the list. */
export const everyPhase: readonly [Offering, ...Offering[]] = [
  newShare(),
  newShare('upcoming', {
    code: 'harbourlight-logistics',
    stockCode: '99214',
    name: { 'zh-CN': '港灯物流', 'zh-HK': '港燈物流', 'en-US': 'Harbourlight Logistics' },
  }),
  newShare('cut_off', {
    code: 'lantern-grid-storage',
    stockCode: '99215',
    name: { 'zh-CN': '灯网储能', 'zh-HK': '燈網儲能', 'en-US': 'Lantern Grid Storage' },
    loan: null,
  }),
  newShare('closed', {
    code: 'terrace-tea',
    stockCode: '99216',
    name: { 'zh-CN': '梯田茶业', 'zh-HK': '梯田茶業', 'en-US': 'Terrace Tea' },
  }),
  newShare(
    'settled',
    {
      code: 'meridian-rail-signalling',
      stockCode: '99217',
      name: { 'zh-CN': '子午轨道信号', 'zh-HK': '子午軌道信號', 'en-US': 'Meridian Rail Signalling' },
    },
    { lots: 3, others: 60 },
  ),
]
