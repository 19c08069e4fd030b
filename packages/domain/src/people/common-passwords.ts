/** Passwords of eight signs and more that are guessed first, here and abroad; in lower case. */
const WORDS = `
password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa55word passwort
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx 1qazxsw2 zaq12wsx zaq1zaq1 q1w2e3r4 q1w2e3r4t5
qwertyui qwertyuiop qwerty123 qwerty12 qwerty1234 qwer1234 qwe123456 qwe12345 qweasdzxc qweasd123 qazwsx123
qazwsxedc asdfghjk asdfghjkl asdf1234 asd12345 asd123456 zxcvbnm1 zxcvbnm123 zxcv1234 abcd1234 abc12345 abc123456
abc123456789 abcdefgh abcdefg1 abcdefg123 a1234567 a12345678 a123456789 a1b2c3d4 aa123456 aa12345678 aaa111222
aini1314 woaini1314 woaini520 woaini123 woaini521 woaini5201314 5201314520 52013140 5201314a 13145200 iloveyou
iloveyou1 iloveyou2 iloveu520 sunshine princess football baseball basketball superman superman1 batman123
welcome1 welcome123 welcome@123 letmein1 letmein123 changeme changeme1 changeme123 default1 admin123 admin1234
admin12345 admin123456 admin888 admin8888 adminadmin administrator administrator1 root1234 root123456 rootroot
test1234 test12345 test123456 testtest user1234 user123456 guest123 guest1234 demo1234 manager1 manager123
master123 trustno1 whatever computer internet michelle jennifer michael1 charlie1 jessica1 samantha alexander
starwars pokemon1 dragon123 monkey123 shadow123 liverpool chelsea1 arsenal1 manchester barcelona realmadrid
freedom1 mustang1 corvette mercedes porsche911 ferrari1 blink182 metallica slipknot nirvana1 killer123 hello123
hello1234 helloworld love1234 lovelove lover123 mylove123 babygirl babygirl1 princess1 sunshine1
woshishui woshitiancai woshiwo123 nihao123 nihao123456 nihaoma123 buzhidao wodemima wodemima123 mima1234 mima123456
mimamima zhongguo zhongguo123 china123 china1234 beijing2008 beijing123 shanghai1 guangzhou shenzhen dongguan
wang1234 wang123456 zhang123 zhang123456 liu123456 chen123456 li123456 yang123456 huang123 zhao123456 lin123456
xiaoming xiaoming123 baobao123 baobei123 laogong520 laopo1314 gongchang gongchang123 fuzhuang123 caichuang123
garment1 garment123 garment2024 garment2025 garment2026 factory1 factory123 sewing123 cutting123 fashion123
company1 company123 office123 office2010 windows10 windows123 microsoft google123 baidu123 taobao123 weixin123
qq123456 qq12345678 qq123456789 qq1314520 wo123456 woai1314 aishiteru asdasdasd qweqweqwe zxczxczxc asdqwe123
123qweasd 123qwe123 123qweasdzxc 123abc123 123456abc 123456aa 12345678a 123456789a 1234567a 123456qq 123456qwe
12345qwert 1234qwer 123456asd 12344321 12345679 123321123 123123123 123123aa 11223344 112233445566 1122334455
147258369 147852369 159357456 159753456 741852963 789456123 963852741 987654321a 0123456789 1029384756 10203040
13579246 135792468 24681357 31415926 314159265 66668888 88886666 88889999 11112222 12121212 13131313 18181818
19191919 20202020 69696969 98989898 99998888 52525252 5555566666 1234554321 123454321 12341234 1234512345 12345612345
summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2024 spring2025 spring2026 autumn2025
january1 october1 december1 monday123 friday123 p@ss1234 pass1234 pass12345 pass123456 secret123 secret12 access14
login123 login1234 system123 server123 oracle123 mysql123 huawei123 huawei@123 admin@123 admin@1234 root@123
abc@1234 abc@12345 abcd@1234 test@123 user@123 pass@123 pass@1234 password@1 password@123 qwer@1234 aa@123456
`;
/** The ones that are listed, in lower case: what is no row, no day and not one sign over and over. */
export const listedPasswords = (): ReadonlySet<string> => LISTED;

const LISTED: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

const LONGEST_RUN = 20;
const SHORTEST = 8;
const YEARS = { from: 1940, to: 2039 };
const ROWS = ['01234567890123456789', '98765432109876543210', 'abcdefghijklmnopqrstuvwxyz'];

/** Whether a password is one of those that are guessed first: listed, one sign over and over, a row, a day. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  if (LISTED.has(text)) return true;
  if (/^([\da-z])\1{7,}$/.test(text)) return true;
  if (ROWS.some((row) => row.includes(text))) return true;
  return text.length === SHORTEST && isDay(text);
}

function isDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  return y >= YEARS.from && y <= YEARS.to && m >= 1 && m <= 12 && d >= 1 && d <= 31;
}

/** All that `isCommonPassword` knows in lower case, one sign over and over up to twenty times. */
export function* commonPasswords(): Generator<string> {
  yield* LISTED;
  for (const sign of '0123456789abcdefghijklmnopqrstuvwxyz')
    for (let length = SHORTEST; length <= LONGEST_RUN; length += 1) yield sign.repeat(length);
  for (const row of ROWS)
    for (let from = 0; from + SHORTEST <= row.length; from += 1)
      for (let to = from + SHORTEST; to <= row.length; to += 1) yield row.slice(from, to);
  for (let year = YEARS.from; year <= YEARS.to; year += 1)
    for (let month = 1; month <= 12; month += 1)
      for (let day = 1; day <= 31; day += 1) yield `${year}${two(month)}${two(day)}`;
}

const two = (number: number): string => String(number).padStart(2, '0');
