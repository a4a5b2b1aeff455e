/**
 * Words that mainland and Hong Kong brokerages say differently: [Simplified, Hong Kong]. Server and client turn texts
 * with the same ones, beside the dictionaries of characters. Only what means one thing; where a word could be two (配股
 * is a rights issue on one side and a placing on the other) it is left to the author.
 */
export type Word = readonly [simplified: string, hongKong: string]

/** In both directions. */
export const sharedWords: readonly Word[] = [
  // accounts and funds
  ['融资账户', '孖展賬戶'],
  ['保证金账户', '保證金賬戶'],
  ['融资利率', '孖展利率'],
  ['融资利息', '孖展利息'],
  ['融资买入', '孖展買入'],
  ['融资认购', '孖展認購'],
  ['追加保证金', '追繳保證金'],
  ['风险揭示', '風險披露'],
  // dealing
  ['卖空', '沽空'],
  ['看空', '看淡'],
  ['止损', '止蝕'],
  ['止损单', '止蝕盤'],
  ['限价单', '限價盤'],
  ['市价单', '市價盤'],
  ['收盘', '收市'],
  ['开盘', '開市'],
  ['收盘价', '收市價'],
  ['开盘价', '開市價'],
  ['交割', '交收'],
  ['交割日', '交收日'],
  ['除息日', '除淨日'],
  ['打新股', '抽新股'],
  ['中签', '中籤'],
  ['中签率', '中籤率'],
  ['招股说明书', '招股章程'],
  ['认股权证', '認股權證'],
  ['衍生权证', '衍生權證'],
  ['牛熊证', '牛熊證'],
  ['市净率', '市賬率'],
  ['每股收益', '每股盈利'],
  ['债券收益率', '債券孳息率'],
  ['国债收益率', '國債孳息率'],
  ['到期收益率', '到期孳息率'],
  // review and answer
  ['复核', '覆核'],
  ['复查', '覆查'],
  ['回复', '回覆'],
  ['答复', '答覆'],
  ['批复', '批覆'],
  // signing in and devices
  ['登录', '登入'],
  ['退出登录', '登出'],
  ['默认', '預設'],
  ['信息', '資訊'],
  ['信息技术', '資訊科技'],
  ['个人信息', '個人資料'],
  ['联系信息', '聯絡資料'],
  ['联系方式', '聯絡方法'],
  ['信息披露', '資料披露'],
  ['短信', '短訊'],
  ['短信验证码', '短訊驗證碼'],
  ['电子邮件', '電郵'],
  ['电子邮箱', '電郵地址'],
  ['手机号码', '手機號碼'],
  ['网络', '網絡'],
  ['网络安全', '網絡安全'],
  ['链接', '連結'],
  ['服务器', '伺服器'],
  ['应用程序', '應用程式'],
  ['小程序', '小程式'],
  ['打印', '列印'],
  ['在线开户', '網上開戶'],
  ['在线客服', '網上客戶服務'],
  ['双重认证', '雙重認證'],
  ['快递', '速遞'],
]

/** From Simplified only. The last ones stay as they are, where a shorter word would be found across two. */
export const wordsToHongKong: readonly Word[] = [
  ['短消息', '短訊'],
  ['登陆', '登入'],
  ['手机号', '手機號碼'],
  ['帐户', '賬戶'],
  ['帐号', '賬號'],
  ['回复正常', '回復正常'],
  ['回复至', '回復至'],
  ['回复到', '回復到'],
  ['信息量', '資訊量'],
  ['通信', '通訊'],
  ['登陆艇', '登陸艇'],
  ['只股', '隻股'],
  ['只新股', '隻新股'],
  ['只基金', '隻基金'],
  ['只债券', '隻債券'],
  ['只证券', '隻證券'],
  ['只个股', '隻個股'],
]

/** From Hong Kong's Traditional only. */
export const wordsToSimplified: readonly Word[] = [
  ['融资融券', '孖展及沽空'],
  ['融资', '孖展'],
  ['融资', '孖展融資'],
  ['权证', '窩輪'],
  ['卖出', '沽出'],
  ['收益率', '孳息率'],
  ['净利润', '純利'],
  ['账户', '帳戶'],
  ['账户', '戶口'],
  ['证券账户', '證券戶口'],
  ['银行账户', '銀行戶口'],
  ['电子邮件', '電子郵件'],
  ['回放', '重溫'],
  ['链接', '鏈接'],
  ['联系', '聯絡'],
  ['恢复', '回復'],
]

/**
 * Characters as Hong Kong's brokers print them, where the dictionaries follow a list that schools use: [theirs, ours].
 * Applied last.
 */
export const hongKongCharacters: readonly Word[] = [
  ['户', '戶'],
  ['税', '稅'],
  ['説', '說'],
  ['啓', '啟'],
  ['羣', '群'],
  ['峯', '峰'],
  ['牀', '床'],
  ['麪', '麵'],
  ['兑', '兌'],
  ['悦', '悅'],
  ['温', '溫'],
  ['脱', '脫'],
  ['鋭', '銳'],
  ['閲', '閱'],
  ['蜕', '蛻'],
  ['卧', '臥'],
  ['葱', '蔥'],
  ['敍', '敘'],
]
