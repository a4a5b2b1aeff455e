import { table } from '../../text/table.ts'

export const text = table({
  title: ['输入交易密码', '輸入交易密碼', 'Enter your trading password'],
  entered: ['已输入 {n} 位，共 {length} 位', '已輸入 {n} 位，共 {length} 位', 'Entered {n} of {length}'],
  keys: ['数字键盘', '數字鍵盤', 'Number keys'],
  remove: ['删除一位', '刪除一位', 'Delete a digit'],
  checking: ['正在核对', '正在核對', 'Checking'],
  wrong: ['密码不正确，还可以试 {n} 次。', '密碼不正確，尚餘 {n} 次機會。', 'Incorrect password. Tries left: {n}.'],
  locked: [
    '错误次数过多，交易密码已锁定。',
    '錯誤次數過多，交易密碼已被鎖定。',
    'Too many wrong tries. The trading password is locked.',
  ],
  failed: [
    '没有核对成功，密码未被使用，请重新输入。',
    '未能核對，密碼未被使用，請重新輸入。',
    'The password could not be checked and was not used. Please enter it again.',
  ],
})
