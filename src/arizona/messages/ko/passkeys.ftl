# 패스키: 비밀번호 대신 지문, 얼굴, 기기 PIN으로 로그인합니다.

## 할 수 없는 것

people-passkey-failed = 패스키를 확인하지 못했습니다. 다시 해 보세요.
people-passkey-site = 패스키는 HTTPS 주소와 localhost에서만 쓸 수 있습니다. 여기서는 비밀번호를 쓰세요.
people-passkey-many = 패스키는 { $most }개까지 쓸 수 있습니다. 먼저 하나를 지우세요.
people-passkey-last = 로그인할 방법이 이것뿐입니다. 먼저 비밀번호나 다른 패스키를 추가하세요.
people-passkey-canceled = 패스키를 쓰지 않았습니다. 다시 하거나 비밀번호를 쓰세요.
people-confirm = 본인인지 확인하세요.

## 계정 만들기와 로그인

people-passkey-lead = 이메일도 비밀번호도 없이 지문, 얼굴, 기기 PIN으로.
people-passkey-create = 패스키로 만들기
people-passkey-sign-in-lead = 기기에서 지문, 얼굴, PIN 중 하나를 묻습니다.
people-passkey-sign-in = 패스키로 로그인
people-passkey-none = 이 브라우저는 이 주소에서 패스키를 쓸 수 없습니다. 비밀번호를 쓰세요.
people-use-password = 비밀번호 쓰기
people-use-passkey = 패스키 쓰기
people-or = 또는
people-sign-in-password = 비밀번호로 로그인

## 계정 페이지

people-passkeys = 패스키
people-passkey-empty = 비밀번호 대신 지문, 얼굴, 기기 PIN으로 로그인하세요.
people-passkey-add = 패스키 추가
people-passkey-added = 패스키를 추가했습니다.
people-passkey-unnamed = 패스키
people-passkey-dates = 추가한 날: { $created }, 마지막 사용: { $used }
people-passkey-elsewhere = 쓸 수 있는 주소: { $host }
people-passkey-name = 이름
people-passkey-rename = 이름 바꾸기
people-passkey-rename-one = 이름 바꾸기: { $name }
people-passkey-remove = 지우기
people-passkey-remove-one = 지우기: { $name }
people-passkey-remove-help = 이 패스키로는 더 로그인할 수 없습니다: { $name }. 기기에서도 지우세요.
people-password-there = 있음
people-password-none = 없음. 패스키가 있으면 필요하지 않습니다.
people-password-set = 비밀번호 정하기
people-confirm-passkey = 패스키로 확인
