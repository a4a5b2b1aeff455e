import type { Localised } from '@foyer/api/languages'
import type { Offering } from '@foyer/api/offerings'
import { newShare } from '../../../shared/offerings/testing/replies.ts'

const { document } = newShare()

/** The facts by which one issuer differs from another. */
const issuer = (
  code: string,
  stockCode: string,
  price: string,
  name: Localised,
  full: Localised,
  summary: Localised,
) => ({
  code,
  stockCode,
  price,
  lotSize: 500,
  lotAmount: Math.round(Number(price) * 500 * 100),
  name,
  issuer: full,
  summary,
  document: {
    ...document,
    title: {
      'zh-CN': `招股章程：${full['zh-CN']}`,
      'zh-HK': `招股章程：${full['zh-HK']}`,
      'en-US': `Prospectus: ${full['en-US']}`,
    },
  },
})

/** One offering in each phase, as in the list. */
export const everyPhase: readonly [Offering, ...Offering[]] = [
  newShare(),
  newShare(
    'upcoming',
    issuer(
      'harbourlight-logistics',
      '99214',
      '9.800',
      { 'zh-CN': '港灯物流', 'zh-HK': '港燈物流', 'en-US': 'Harbourlight Logistics' },
      {
        'zh-CN': '港灯物流控股有限公司',
        'zh-HK': '港燈物流控股有限公司',
        'en-US': 'Harbourlight Logistics Holdings Limited',
      },
      {
        'zh-CN': '在大湾区九个港口经营冷链仓库与货运。',
        'zh-HK': '在大灣區九個港口經營冷鏈倉庫及貨運。',
        'en-US': 'Runs cold stores and freight in nine ports of the Greater Bay Area.',
      },
    ),
  ),
  newShare('cut_off', {
    ...issuer(
      'lantern-grid-storage',
      '99215',
      '24.600',
      { 'zh-CN': '灯网储能', 'zh-HK': '燈網儲能', 'en-US': 'Lantern Grid Storage' },
      {
        'zh-CN': '灯网储能科技股份有限公司',
        'zh-HK': '燈網儲能科技股份有限公司',
        'en-US': 'Lantern Grid Storage Technology Company Limited',
      },
      {
        'zh-CN': '为电网与工厂制造大型储能系统。',
        'zh-HK': '為電網及工廠製造大型儲能系統。',
        'en-US': 'Builds large batteries for power grids and factories.',
      },
    ),
    loan: null,
  }),
  newShare(
    'closed',
    issuer(
      'terrace-tea',
      '99216',
      '5.200',
      { 'zh-CN': '梯田茶业', 'zh-HK': '梯田茶業', 'en-US': 'Terrace Tea' },
      { 'zh-CN': '梯田茶业集团有限公司', 'zh-HK': '梯田茶業集團有限公司', 'en-US': 'Terrace Tea Group Limited' },
      {
        'zh-CN': '种植高山茶，经营四百间茶饮店。',
        'zh-HK': '種植高山茶，經營四百間茶飲店。',
        'en-US': 'Grows mountain tea and runs four hundred tea shops.',
      },
    ),
  ),
  newShare(
    'settled',
    issuer(
      'meridian-rail-signalling',
      '99217',
      '13.400',
      { 'zh-CN': '子午轨道信号', 'zh-HK': '子午軌道信號', 'en-US': 'Meridian Rail Signalling' },
      {
        'zh-CN': '子午轨道信号股份有限公司',
        'zh-HK': '子午軌道信號股份有限公司',
        'en-US': 'Meridian Rail Signalling Company Limited',
      },
      {
        'zh-CN': '为地铁与城际铁路提供信号系统。',
        'zh-HK': '為地鐵及城際鐵路提供信號系統。',
        'en-US': 'Supplies signalling for metros and intercity railways.',
      },
    ),
    { lots: 3, others: 60 },
  ),
]
