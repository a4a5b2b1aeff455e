/** Place names with characters that the converter for running text mistakes for other words. */
export const hongKongNames: Readonly<Record<string, string>> = {
  新余市: '新餘市',
  大余县: '大餘縣',
  新干县: '新干縣',
  余干县: '餘干縣',
  湖里区: '湖里區',
  东升镇: '東升鎮',
  游仙区: '游仙區',
  个旧市: '個舊市',
  钟山县: '鍾山縣',
}
