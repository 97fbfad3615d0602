# 페이지가 닫혀 있을 때도 오는 브라우저 알림.

notify-turn = 내 차례가 되면
notify-invitation = 테이블에 초대받으면
notify-found = 턴제 게임의 상대를 찾으면
notify-tournament = 대회 테이블이 준비되면
notify-on = 페이지가 닫혀 있어도 이 브라우저가 알려 줍니다.
notify-off = 이 브라우저에서는 알림이 꺼져 있습니다.
notify-start = 알림 켜기
notify-denied = 이 브라우저가 Arizona의 알림을 막고 있습니다. 가끔 내 테이블을 확인하거나 브라우저 설정에서 허용하세요.
notify-no-browser = 이 브라우저는 페이지가 닫혀 있으면 알릴 수 없습니다. 가끔 내 테이블을 확인하세요.
notify-no-server = 이 서버는 알림을 보내지 않습니다. 가끔 내 테이블을 확인하세요.
