import {
  type AreasReply,
  type HongKongDistrict,
  type HongKongRegion,
  hongKongRegion,
  hongKongRegions,
} from '@foyer/api/addresses'

type Names = readonly [zhCN: string, zhHK: string, enUS: string]

const names: Readonly<Record<HongKongRegion | HongKongDistrict, Names>> = {
  hong_kong_island: ['香港岛', '香港島', 'Hong Kong Island'],
  central_and_western: ['中西区', '中西區', 'Central and Western'],
  wan_chai: ['湾仔区', '灣仔區', 'Wan Chai'],
  eastern: ['东区', '東區', 'Eastern'],
  southern: ['南区', '南區', 'Southern'],
  kowloon: ['九龙', '九龍', 'Kowloon'],
  yau_tsim_mong: ['油尖旺区', '油尖旺區', 'Yau Tsim Mong'],
  sham_shui_po: ['深水埗区', '深水埗區', 'Sham Shui Po'],
  kowloon_city: ['九龙城区', '九龍城區', 'Kowloon City'],
  wong_tai_sin: ['黄大仙区', '黃大仙區', 'Wong Tai Sin'],
  kwun_tong: ['观塘区', '觀塘區', 'Kwun Tong'],
  new_territories: ['新界', '新界', 'New Territories'],
  kwai_tsing: ['葵青区', '葵青區', 'Kwai Tsing'],
  tsuen_wan: ['荃湾区', '荃灣區', 'Tsuen Wan'],
  tuen_mun: ['屯门区', '屯門區', 'Tuen Mun'],
  yuen_long: ['元朗区', '元朗區', 'Yuen Long'],
  north: ['北区', '北區', 'North'],
  tai_po: ['大埔区', '大埔區', 'Tai Po'],
  sha_tin: ['沙田区', '沙田區', 'Sha Tin'],
  sai_kung: ['西贡区', '西貢區', 'Sai Kung'],
  islands: ['离岛区', '離島區', 'Islands'],
}

/** Returns Hong Kong's regions and their districts, with the names of one language column. */
export const hongKongAreas = (column: number): AreasReply['hongKong'] =>
  hongKongRegion.options.map((region) => ({
    code: region,
    name: names[region][column] ?? '',
    districts: hongKongRegions[region].map((code) => ({ code, name: names[code][column] ?? '' })),
  }))

/** The names of a district with its region, in every language; undefined for another code. */
export const districtNames = (code: string): Names | undefined => {
  const region = hongKongRegion.options.find((one) => hongKongRegions[one].some((district) => district === code))
  if (!region) return undefined
  const [district, around] = [names[code as HongKongDistrict], names[region]]
  return [`${around[0]}${district[0]}`, `${around[1]}${district[1]}`, `${district[2]}, ${around[2]}`]
}
