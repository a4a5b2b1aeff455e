import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['关于我们', '關於我們', 'About us'],
  lead: [
    '公司与牌照、官方网址与联系方式',
    '公司與牌照、官方網址與聯絡方法',
    'Our licence, our official addresses and how to reach us',
  ],
  firm: ['公司与牌照', '公司與牌照', 'The firm and its licence'],
  licensed: [
    '香港证券及期货事务监察委员会持牌法团',
    '香港證券及期貨事務監察委員會持牌法團',
    'Licensed by the Securities and Futures Commission of Hong Kong',
  ],
  ce: ['中央编号', '中央編號', 'CE number'],
  register: [
    '可在证监会的公众纪录册按此编号查询。',
    '可於證監會的公眾紀錄冊按此編號查核。',
    'Use this number to look us up in the public register of the SFC.',
  ],
  address: ['地址', '地址', 'Address'],
  sample: [
    '示例数据：此处的公司与牌照均为虚构。',
    '示例資料：此處的公司與牌照均為虛構。',
    'Sample data: this firm and its licence are fictitious.',
  ],
  hosts: ['官方网址', '官方網址', 'Official addresses'],
  hostsWhy: [
    '只有这些网址属于我们。输入验证码或密码前，请先核对地址栏。',
    '只有這些網址屬於我們。輸入驗證碼或密碼前，請先核對網址列。',
    'Only these addresses are ours. Check the address bar before you enter a code or a password.',
  ],
  contact: ['联系与投诉', '聯絡與投訴', 'Contact and complaints'],
  contactWhy: [
    '对服务不满意时，请致电或来信。投诉由没有参与事件的同事处理，并以书面回复您。',
    '對服務不滿意時，請致電或來信。投訴由沒有參與事件的同事處理，並以書面回覆您。',
    'Call or write to us. A colleague who was not involved handles your complaint and replies in writing.',
  ],
  write: ['来信投诉 {email}', '來函投訴 {email}', 'Write to {email}'],
  further: [
    '如仍不满意，您可以向证监会反映，或将金钱争议交由金融纠纷调解中心处理。',
    '如仍不滿意，您可向證監會反映，或將金錢爭議交由金融糾紛調解中心處理。',
    'If you are still not satisfied, contact the SFC, or take a monetary dispute to the Financial Dispute Resolution Centre.',
  ],
  versions: ['版本', '版本', 'Versions'],
  page: ['网页', '網頁', 'Web page'],
  server: ['服务器', '伺服器', 'Server'],
  checking: ['正在查询', '正在查詢', 'Checking'],
  unknown: ['暂时查不到', '暫時查不到', 'Not available now'],
  newer: [
    '已有新版本，重新载入后即可使用。',
    '已有新版本，重新載入後即可使用。',
    'There is a new version. Reload to use it.',
  ],
  reload: ['重新载入', '重新載入', 'Reload'],
  notices: ['开源声明', '開源聲明', 'Open-source notices'],
  noticesWhy: [
    '本应用使用了以下开源软件，谨此致谢。许可证以原文列出。',
    '本應用程式使用了以下開源軟件，謹此致謝。許可證以原文列出。',
    'We thank the authors of the open-source software below. Licences appear in their original wording.',
  ],
  showNotices: ['查看开源声明', '查看開源聲明', 'Show the notices'],
  count: ['共 {count} 项', '共 {count} 項', '{count} packages'],
  loading: ['正在载入', '正在載入', 'Loading'],
  failed: ['没有载入，请重试。', '未能載入，請再試。', 'This did not load. Please try again.'],
  retry: ['重试', '重試', 'Try again'],
})
