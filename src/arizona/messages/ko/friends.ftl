# 친구: 팔로우와 이름으로 하는 테이블 초대.

people-friends-sign-in = 계정이 있으면 다른 사람을 팔로우하고 이름으로 테이블에 초대할 수 있습니다.
people-friends-add = 다른 사람 팔로우하기
people-friends-follow = 팔로우
people-friends-help = 팔로우해도 상대에게 알림이 가지 않습니다.
people-friends-followed = 팔로우 중
people-friends-none = 아직 아무도 팔로우하지 않았습니다.
people-unfollow = 팔로우 취소
people-friends-unfollow = { $name } 팔로우 취소
people-friends-online = 온라인
people-friends-offline = 오프라인
people-friends-show = 내 온라인 상태 표시
people-friends-show-help = 나를 팔로우하는 사람은 내가 지난 10분 안에 Arizona를 썼는지 볼 수 있습니다.
people-friends-yourself = 자신을 팔로우하거나 초대할 수 없습니다.
people-friends-too-many = 최대 { $most }명까지 팔로우할 수 있습니다.
people-friends-unknown = { $name } 계정이 없습니다.

## Invitations

people-table-invitations = 초대
people-table-invitation = { JOSA($name, "이/가") } { $game } 게임에 초대했습니다
people-table-invitation-open = 테이블 열기
people-push-invitation = 테이블을 열어 자리에 앉으세요.
people-table-invitation-decline = { $name }의 초대 거절
people-decline = 거절
people-invite-by-name = 사용자 이름으로 초대
people-invite-by-name-help = 상대의 시작 페이지에 초대가 나타납니다.
people-invite-friend = { $name } 초대
people-invited = { JOSA($name, "을/를") } 초대했습니다
people-invite-declined = { JOSA($name, "이/가") } 거절했습니다
people-invite-seated = 테이블에 앉은 사람만 초대할 수 있습니다.
people-invite-full = 자리가 모두 찼습니다.
people-invite-too-many = 한 테이블에 최대 { $most }명까지 초대할 수 있습니다.
